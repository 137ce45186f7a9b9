/** What became of the step that a bank asked for. `closed`: the guest came back without it. */
export type StepUpAnswer = 'approved' | 'refused' | 'closed'

/** The form has something to mend, and shows it itself. */
export class CardFault extends Error {}

/** What a form of cards lets the page do with it. There are two: Stripe's own fields, and ours for test cards. */
export interface CardForm {
  /** The card that was typed, as the gateway names it. Refuses with a `CardFault`. */
  token: () => Promise<{ token: string }>
  /** Changes with everything that is typed. */
  mark: () => string
  /** Marks the card as refused by its bank, and forgets the security code. */
  refuse: (why: string) => void
}
