/** Hand a file to the browser's own downloads. */
export function saveFile(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** A title as the name of a file. */
export const fileName = (title: string, ending: string): string =>
  `${
    title
      .trim()
      .replace(/[\\/:*?"<>|\p{C}]+/gu, "-")
      .slice(0, 60) || "deck"
  }.${ending}`;
