// Everything a place needs to know about itself to look right.
export interface Marks {
  spot: string;
  /** The name as it is read out, with what can be done. */
  name: (plain: string, card: number | null) => string;
  fits: boolean;
  picked: boolean;
  flags: {
    spot: string | null;
    still: boolean;
    here: boolean;
    picked: boolean;
    sending: boolean;
    refused: boolean;
    hinted: boolean;
    pointed: boolean;
  };
}
