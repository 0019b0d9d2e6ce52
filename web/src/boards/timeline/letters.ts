// Places of the line as letters, the same on the big screen and on phones: A, B, … Z, AA, AB, …
export function letterOf(place: number): string {
  const last = String.fromCharCode(65 + (place % 26));
  return place < 26 ? last : letterOf(Math.floor(place / 26) - 1) + last;
}
