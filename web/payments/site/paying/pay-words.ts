import type { PayOutcome } from './pay-flow.ts'

interface NoticeWords {
  tone: 'error' | 'neutral'
  title: string
  words: string
  /** What the button beside it does, if there is one. */
  offer: 'pay' | 'look' | null
}

interface Told {
  /** What is not lost by it, as the beginning of a sentence: "The day is still held for you until 16:47". */
  kept: string
  /** What is sent: money, or only the wish for a change that costs nothing. */
  what?: 'payment' | 'change'
}

const declines: Record<'bank' | 'funds' | 'step-up', [title: string, why: string]> = {
  bank: ['The card was declined.', 'The bank gave no reason.'],
  funds: ['The card has not enough funds.', 'Another card may do.'],
  'step-up': ['Your bank did not confirm that it was you.', 'You may try again, or with another card.'],
}

/** What a guest reads after a try; null where another screen says it. */
export function noticeOf(outcome: PayOutcome, { kept, what = 'payment' }: Told): NoticeWords | null {
  const nothing = 'Nothing was charged'
  const sameTry = `Trying again sends the same ${what}, not a second one.`
  switch (outcome.is) {
    case 'declined': {
      const [title, why] = declines[outcome.why]
      return {
        tone: 'error',
        title: `${title} ${nothing}.`,
        words: `${why} ${kept}, and what you typed is kept.`,
        offer: null,
      }
    }
    case 'card':
      if (!outcome.words) return null
      return {
        tone: 'error',
        title: outcome.words,
        words: `${nothing}. Please try another card.`,
        offer: null,
      }
    case 'closed':
      return {
        tone: 'neutral',
        title: `You came back from your bank. ${nothing}.`,
        words: `${kept}.`,
        offer: null,
      }
    case 'offline':
      return { tone: 'error', title: 'We could not be reached.', words: `Nothing is lost. ${sameTry}`, offer: 'pay' }
    case 'unsure':
      return what === 'payment'
        ? {
            tone: 'error',
            title: 'The payment service does not answer at this moment.',
            words: `Nothing is lost: we looked, and it is not paid yet. ${kept}. ${sameTry}`,
            offer: 'pay',
          }
        : { tone: 'error', title: 'No answer has come yet.', words: `Nothing is lost. ${sameTry}`, offer: 'pay' }
    case 'on-its-way':
      return {
        tone: 'neutral',
        title: 'Your bank said yes.',
        words: 'Its note has not reached us yet; that can take a minute. Please do not pay again.',
        offer: 'look',
      }
    case 'begun':
      return {
        tone: 'neutral',
        title: 'A payment was begun a moment ago.',
        words: 'Please look first whether it went through, so that nothing is paid twice.',
        offer: 'look',
      }
    case 'later':
      return {
        tone: 'error',
        title: outcome.error.message,
        words: `${nothing}, and what you typed is kept.`,
        offer: 'pay',
      }
    case 'paid':
    case 'over':
    case 'gone':
      return null
  }
}
