/** One line: what was pasted with line breaks becomes a text on a card. */
export const oneLine = (text: string): string => text.replace(/\s*[\r\n]+\s*/g, " ");
