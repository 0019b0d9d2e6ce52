"""Decks in both stores: merged under a lock, versions that never change and are kept while in use, pictures by hash."""

from __future__ import annotations

import asyncio
from base64 import b64encode
from hashlib import sha256
from itertools import count
from pathlib import Path

import pytest

from spila.kernel import Malformed
from spila.store import (
    BaseStore,
    StoreError,
    TableExists,
    backup,
    deck_rows,
    open_store,
    picture_rows,
    report_rows,
    version_rows,
)
from spila.store.deck_rows import DeckRow, Merged, Touched
from spila.store.picture_rows import PictureRow
from spila.store.report_rows import ReportRow
from spila.store.version_rows import VersionRow
from tests.store.databases import Database, table

pytestmark = pytest.mark.anyio

MANY = 10**9


async def deck(store: BaseStore, code: str = "ABCDE", used: int = 1, **cards: bytes) -> str:
    size = sum(map(len, cards.values()))
    row = DeckRow(code, "owner", "editor", b"{}", 1, size, 1, 1, used, None, 0, None)
    await store.transact(deck_rows.create, row, cards)
    return code


async def publish(store: BaseStore, code: str, hash: str, at: int = 1, pictures: tuple[str, ...] = ()) -> None:
    assert await store.transact(
        version_rows.publish, code, VersionRow(hash, b"content of " + hash.encode(), 3, at), pictures
    )


def put(**cards: bytes | None) -> object:
    return lambda touched: Merged(None, cards, touched)


async def save(store: BaseStore, code: str, **cards: bytes | None) -> deck_rows.Saved:
    saved = await store.transact(deck_rows.save, code, list(cards), put(**cards), 5)  # type: ignore[arg-type]
    assert saved is not None
    return saved


async def test_a_deck_is_there_with_its_cards_in_order(store: BaseStore) -> None:
    await deck(store, b=b"1", a=b"22")
    found = await store.query(deck_rows.read, "ABCDE")
    assert found is not None
    row, cards = found
    assert (row.bytes, row.revision, [each.id for each in cards]) == (3, 1, ["b", "a"])
    with pytest.raises(TableExists):
        await deck(store)
    assert await store.query(deck_rows.read, "XXXXX") is None
    assert await store.query(deck_rows.count) == 1


async def test_saves_are_numbered_and_only_later_changes_are_read(store: BaseStore) -> None:
    await deck(store, a=b"1", b=b"2")
    saved = await save(store, "ABCDE", a=b"111", c=b"3")
    assert saved.revision == 2
    assert saved.answer == Touched(b"{}", {"a": b"1"}, 2, 2)
    assert (await save(store, "ABCDE", b=None)).revision == 3
    found = await store.query(deck_rows.read, "ABCDE", 1)
    assert found is not None
    assert [(each.id, each.card) for each in found[1]] == [("a", b"111"), ("b", None), ("c", b"3")]
    found = await store.query(deck_rows.read, "ABCDE", 2)
    assert found is not None
    assert [each.id for each in found[1]] == ["b"]
    found = await store.query(deck_rows.read, "ABCDE")
    assert found is not None
    assert ([each.id for each in found[1]], found[0].bytes) == (["a", "c"], 4)
    nothing = await store.transact(deck_rows.save, "ABCDE", ["a"], lambda touched: Merged(None, {}, touched.live), 9)
    assert nothing == deck_rows.Saved(3, 2), "a save without changes is no revision"


async def test_many_who_save_at_once_take_turns(place: Database) -> None:
    stores = [await place.open()] if place.kind == "sqlite" else [await place.open() for _ in range(3)]
    await deck(stores[0], a=b"0")

    def one_more(touched: Touched) -> Merged:
        return Merged(None, {"a": b"%d" % (int(touched.cards["a"] or 0) + 1)}, None)

    turns = zip(range(24), (store for _ in count() for store in stores))
    await asyncio.gather(*(store.transact(deck_rows.save, "ABCDE", ["a"], one_more, 1) for _, store in turns))
    found = await stores[-1].query(deck_rows.read, "ABCDE")
    assert found is not None
    assert (found[0].revision, found[1][0].card) == (25, b"24")


async def test_a_merge_that_fails_changes_nothing(store: BaseStore) -> None:
    await deck(store, a=b"1")

    def fail(_touched: Touched) -> Merged:
        raise StoreError("store-closed")

    with pytest.raises(StoreError):
        await store.transact(deck_rows.save, "ABCDE", ["a"], fail, 5)
    found = await store.query(deck_rows.read, "ABCDE")
    assert found is not None
    assert (found[0].revision, found[1][0].card) == (1, b"1")


async def test_versions_are_kept_while_a_table_refers_to_them(store: BaseStore) -> None:
    await deck(store)
    await publish(store, "ABCDE", "one")
    await publish(store, "ABCDE", "two")
    await table(store)
    await store.transact(version_rows.keep_for, "t", "one", 1)
    await store.transact(version_rows.keep_for, "t", "one", 1)
    assert await store.transact(version_rows.forget_decks, MANY, 10) == 0, "a deck in use stays"
    assert await store.transact(deck_rows.remove, "ABCDE")
    assert await store.transact(version_rows.forget, MANY, 10) == 1
    assert await store.query(version_rows.content, "one") == b"content of one"
    assert await store.query(version_rows.content, "two") is None
    await store.delete("t")
    assert await store.transact(version_rows.forget, MANY, 10) == 1
    assert await store.query(version_rows.content, "one") is None


async def test_a_version_never_changes(store: BaseStore) -> None:
    await deck(store)
    await publish(store, "ABCDE", "one", at=1)
    await store.transact(version_rows.publish, "ABCDE", VersionRow("one", b"other content", 9, 5), ())
    assert await store.query(version_rows.content, "one") == b"content of one"
    assert await store.query(version_rows.decks_of, "one") == ["ABCDE"]


async def test_unused_decks_are_deleted_after_a_while(store: BaseStore) -> None:
    await deck(store, "OLD22", used=10, a=b"1")
    await deck(store, "NEW22", used=30)
    await publish(store, "NEW22", "one", at=30)
    assert await store.transact(version_rows.forget_decks, 20, 10) == 1
    assert await store.query(deck_rows.find, "OLD22") is None
    assert await store.query(deck_rows.find, "NEW22") is not None
    assert await store.transact(version_rows.forget, MANY, 10) == 0, "published by a deck that is there"


def picture(name: str, size: int = 10) -> PictureRow:
    return PictureRow(name, "photo", size * b"x", 1, 1)


async def test_pictures_are_stored_once_and_kept_while_used(store: BaseStore) -> None:
    await deck(store, "AAAAA")
    await deck(store, "BBBBB")
    for code in ("AAAAA", "BBBBB", "AAAAA"):
        assert await store.transact(picture_rows.add, picture("one"), code, 1, 15, 25)
    assert await store.query(picture_rows.total_size) == 10
    assert not await store.transact(picture_rows.add, picture("two"), "AAAAA", 1, 15, 25), "too much for the deck"
    assert await store.transact(picture_rows.add, picture("two"), "BBBBB", 1, 25, 25)
    assert not await store.transact(picture_rows.add, picture("three"), "AAAAA", 1, 99, 25), "too much for all"
    assert await store.query(picture_rows.sizes) == {"AAAAA": 10, "BBBBB": 20}
    await publish(store, "BBBBB", "version", pictures=("one", "two"))
    await store.transact(deck_rows.remove, "AAAAA")
    await store.transact(deck_rows.remove, "BBBBB")
    assert await store.transact(picture_rows.forget, MANY, 10) == 0, "a version has them"
    assert await store.transact(version_rows.forget, MANY, 10) == 1
    assert await store.transact(picture_rows.forget, MANY, 10) == 2
    assert await store.query(picture_rows.find, "one") is None


async def test_a_deck_takes_over_pictures_as_far_as_it_has_room(store: BaseStore) -> None:
    await deck(store)
    for name in ("one", "two", "three"):
        await store.transact(picture_rows.put, picture(name), 1)
    await store.transact(picture_rows.use, "ABCDE", ["one", "two", "three", "missing"], 1, 25)
    assert len(await store.query(picture_rows.used_by, "ABCDE")) == 2
    await store.transact(picture_rows.release, "ABCDE", ["one", "two", "three"], 1)
    assert len(await store.query(picture_rows.used_by, "ABCDE")) == 2, "they may just have been uploaded"
    await store.transact(picture_rows.release, "ABCDE", ["one", "two", "three"], 2)
    assert await store.query(picture_rows.used_by, "ABCDE") == set()


async def test_reports_and_settings(store: BaseStore) -> None:
    for number in range(5):
        await store.transact(report_rows.add, ReportRow(f"r{number}", "ABCDE", b"%d" % number, number), 3)
    await store.transact(report_rows.add, ReportRow("other", "spila", b"x", 1), 3)
    assert [each.id for each in await store.query(report_rows.listed, "ABCDE")] == ["r4", "r3", "r2"]
    assert await store.query(report_rows.count, "ABCDE") == 3
    assert not await store.transact(report_rows.remove, "r4", "spila")
    assert await store.transact(report_rows.remove, "r4", "ABCDE")
    assert await store.query(report_rows.setting, "x") is None
    for value in (b"1", b"2"):
        await store.transact(report_rows.set_setting, "x", value)
    assert await store.query(report_rows.setting, "x") == b"2"


async def test_two_servers_see_the_same_decks(postgres_place: Database) -> None:
    here, there = await postgres_place.open(), await postgres_place.open()
    await deck(here, a=b"1")
    await publish(here, "ABCDE", "one")
    await save(there, "ABCDE", a=b"2")
    found = await here.query(deck_rows.read, "ABCDE")
    assert found is not None
    assert (found[1][0].card, found[0].version) == (b"2", "one")
    assert await there.query(version_rows.content, "one") == b"content of one"


async def test_an_export_has_the_decks_of_its_tables(place: Database, tmp_path: Path) -> None:
    store = await place.open()
    photo, content = b"a photo", b'{"cards":[]}'
    names = sha256(photo).hexdigest(), sha256(content).hexdigest()
    await deck(store)
    await store.transact(picture_rows.add, PictureRow(names[0], "photo", photo, 2, 3), "ABCDE", 1, MANY, MANY)
    await store.transact(version_rows.publish, "ABCDE", VersionRow(names[1], content, 3, 7), [names[0]])
    for name in ("one", "two", "plain"):
        await table(store, name)
    for name in ("one", "two"):
        await store.transact(version_rows.keep_for, name, names[1], 8)
    assert await backup.export_tables(store, tmp_path / "all.jsonl") == 3
    assert await backup.export_tables(store, tmp_path / "plain.jsonl", "plain") == 1
    assert b'"format":2' in (tmp_path / "plain.jsonl").read_bytes()
    other = await open_store(tmp_path / "other.db")
    try:
        assert await backup.import_tables(other, tmp_path / "all.jsonl") == 3
        assert await other.query(version_rows.content, names[1]) == content
        assert (await other.query(picture_rows.find, names[0])) == PictureRow(names[0], "photo", photo, 2, 3)
        assert await other.transact(version_rows.forget, MANY, 10) == 0, "its tables refer to it"
        assert await backup.export_tables(other, tmp_path / "again.jsonl") == 3
        decks, again = ((tmp_path / name).read_bytes().splitlines()[1] for name in ("all.jsonl", "again.jsonl"))
        assert decks == again
        changed = (tmp_path / "all.jsonl").read_bytes().replace(b64encode(photo), b64encode(b"a phot0"))
        (tmp_path / "changed.jsonl").write_bytes(changed)
        with pytest.raises(Malformed) as caught:
            await backup.import_tables(other, tmp_path / "changed.jsonl")
        assert caught.value.code == "export-changed"
    finally:
        await other.close()
