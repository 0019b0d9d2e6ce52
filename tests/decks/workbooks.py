"""Workbooks for tests: real ones, written by other hands than ours, and hostile ones."""

from __future__ import annotations

import zipfile
from collections.abc import Sequence
from io import BytesIO
from typing import Any

CONTENT_TYPES = (
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType='
    '"application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType='
    '"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>'
)
OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
RELATIONS = '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">{}</Relationships>'


def xlsx(rows: Sequence[Sequence[Any]], formats: dict[str, str] | None = None) -> bytes:
    """As openpyxl writes it."""
    from openpyxl import Workbook

    book = Workbook()
    sheet = book.active
    assert sheet is not None
    for row in rows:
        sheet.append(list(row))
    for cell, form in (formats or {}).items():
        sheet[cell].number_format = form
    out = BytesIO()
    book.save(out)
    return out.getvalue()


def ods(rows: Sequence[Sequence[Any]]) -> bytes:
    """As odfpy writes it."""
    from odf.opendocument import OpenDocumentSpreadsheet
    from odf.table import Table, TableCell, TableRow
    from odf.text import P

    book = OpenDocumentSpreadsheet()
    table = Table(name="Cards")
    for row in rows:
        line = TableRow()
        for value in row:
            number = isinstance(value, int | float)
            cell = TableCell(valuetype="float", value=value) if number else TableCell(valuetype="string")
            cell.addElement(P(text=str(value)))
            line.addElement(cell)
        table.addElement(line)
    book.spreadsheet.addElement(table)
    out = BytesIO()
    book.write(out)
    return out.getvalue()


def contents(workbook: bytes) -> dict[str, bytes]:
    """The files inside a workbook, by name."""
    with zipfile.ZipFile(BytesIO(workbook)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def packed(**files: bytes | str) -> bytes:
    out = BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return out.getvalue()


def raw_xlsx(sheet_data: str) -> bytes:
    """A workbook with exactly this XML as its sheet."""
    link = '<Relationship Id="rId1" Type="{}/{}" Target="{}"/>'
    return packed(
        **{
            "[Content_Types].xml": CONTENT_TYPES,
            "_rels/.rels": RELATIONS.format(link.format(OFFICE, "officeDocument", "xl/workbook.xml")),
            "xl/workbook.xml": f'<workbook xmlns="{MAIN}" xmlns:r="{OFFICE}"><sheets><sheet name="S" sheetId="1" '
            'r:id="rId1"/></sheets></workbook>',
            "xl/_rels/workbook.xml.rels": RELATIONS.format(link.format(OFFICE, "worksheet", "worksheets/sheet1.xml")),
            "xl/worksheets/sheet1.xml": f'<worksheet xmlns="{MAIN}"><sheetData>{sheet_data}</sheetData></worksheet>',
        }
    )


def raw_ods(rows: str) -> bytes:
    """A workbook with exactly these rows in its table."""
    spaces = " ".join(
        f'xmlns:{name}="urn:oasis:names:tc:opendocument:xmlns:{name}:1.0"' for name in ("office", "table", "text")
    )
    content = (
        f"<office:document-content {spaces}><office:body><office:spreadsheet><table:table table:name='A'>{rows}"
        "</table:table></office:spreadsheet></office:body></office:document-content>"
    )
    return packed(**{"mimetype": "application/vnd.oasis.opendocument.spreadsheet", "content.xml": content})
