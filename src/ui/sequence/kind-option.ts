/** A kind of mark that a person can choose. */
export interface KindOption {
  readonly id: string;
  readonly name: string;
}
