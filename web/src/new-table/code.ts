// Table codes as people type them: in any case, with blanks, or as a whole link.
export const CODE_LENGTH = 5;
const letters = /[^23456789ABCDEFGHJKMNPQRSTVWXYZ]/g;

export function codeIn(typed: string): string {
  const linked = /\/t\/([^/?#]+)/.exec(typed)?.[1];
  return (linked ?? typed).toUpperCase().replace(letters, "").slice(0, CODE_LENGTH);
}
