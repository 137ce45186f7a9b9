import { formatYen } from '#contract/money.ts'
import { backInWords } from '#contract/money-back.ts'
import type { MailFacts } from './mail-facts.ts'
import { type Mail, mailOf } from './mail-page.ts'
import { facts as factTable, opening } from './mail-parts.ts'
import { greeting, longDay, shortDay, timeOf } from './mail-words.rules.ts'
import { whenMoneyComes } from './when-money-comes.rules.ts'

/** The hold had ended when the money came, and the car was somebody else's by then. */
export function mailTooLate(facts: MailFacts): Mail {
  const { booking, refund, againUrl } = facts
  const back = formatYen(refund?.amountYen ?? booking.refundedYen)
  const parts = refund?.back ?? booking.back
  return mailOf({
    subject:
      facts.own?.subject ??
      `Not arranged: ${booking.service.title}, ${shortDay(booking.startsAt)}. ${back} goes back (${booking.reference})`,
    preview: `Your payment came after the hold had ended. ${backInWords(parts, (yen) => `${yen} goes back to your card.`)}`,
    reference: booking.reference,
    parts: [
      opening({
        title: `The ${booking.ride ? 'car' : 'day'} was gone when your payment came. ${back} goes back.`,
        prose: facts.own?.prose ?? [
          `${greeting(booking.leadName)}, we are sorry. The hold for ${longDay(booking.startsAt)}, ${timeOf(booking.startsAt)} had ended, and the car was taken before your payment reached us. You get all of it back: ${back}.`,
        ],
        button: { label: booking.ride ? 'Plan another ride' : 'Choose another day', url: againUrl },
      }),
      factTable('When', [[shortDay(facts.now), `Decided: ${back} goes back`], ...whenMoneyComes(facts.now, parts)]),
    ],
  })
}
