// What messages cannot know of the texts that are put into them.

/** A move that is called out, as "ZAP!", ends its sentence itself: no full stop follows. */
export const endedOnce = (text: string): string => text.replace(/!\.(?=\s|$)/gu, "!");
