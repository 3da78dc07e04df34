/** A limit, from the constraint's argument. Null: there is one, but how much it is cannot be told. Infinite: there is none. */
type Bound = (argument: unknown) => number | null;

export interface Range {
  readonly least?: Bound;
  readonly most?: Bound;
  /** The limit itself is not accepted. */
  readonly open?: true;
}

/** What a constraint leaves, for whoever looks for limits without trying values. */
export interface Bounds {
  /** Of a text, as counted by `maxLength`. */
  readonly characters?: Range;
  /** `step`: numbers lie that far apart; 0 = any fraction is accepted, and that has been decided. */
  readonly number?: Range & { readonly step?: Bound };
  /** Days since 1970. */
  readonly day?: Range;
  /** Of a list. */
  readonly items?: Range;
}
