declare const whole: unique symbol;

/**
 * What a page brings of something that is published may be only what its first state needs: a type of its own, without what only the whole has. To read
 * that, wait for the whole (`Host.loadRest`). The member exists only as a type: it says what the whole is.
 */
export interface PartOf<Whole> {
  readonly [whole]?: Whole;
}
