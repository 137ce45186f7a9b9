import { formatYen } from '#contract/money.ts'
import { backInWords, backLabel, leftWithUs, weKeep } from '#contract/money-back.ts'
import { insideSentence } from '#core/inside-sentence.ts'
import { stillDue } from './booking-parts.ts'
import type { MailFacts } from './mail-facts.ts'
import { type Mail, mailOf } from './mail-page.ts'
import { facts as factTable, lines, opening } from './mail-parts.ts'
import { greeting, longDay, shortDay } from './mail-words.rules.ts'
import { whenMoneyComes } from './when-money-comes.rules.ts'

/** Money goes back while the booking itself stays what it was. */
export function mailRefunded(facts: MailFacts): Mail {
  const { booking, refund, manageUrl } = facts
  const back = formatYen(refund?.amountYen ?? booking.refundedYen)
  const parts = refund?.back ?? booking.back
  // Of one that is over nothing is asked any more.
  const hasEnded = booking.state !== 'confirmed' && booking.state !== 'redeemed'
  const why = refund ? `The reason: ${insideSentence(refund.reason).replace(/\.$/, '')}.` : ''
  return mailOf({
    subject: facts.own?.subject ?? `${back} goes back to you (${booking.reference})`,
    preview: backInWords(parts, (yen) => `${yen} goes back to your card.`),
    reference: booking.reference,
    parts: [
      opening({
        title: `${back} goes back to you.`,
        prose: facts.own?.prose ?? [
          `${greeting(booking.leadName)}, we give back ${back} for ${booking.service.title} on ${longDay(booking.startsAt)}. ${why}`.trim(),
        ],
        button: { label: 'Open the booking', url: manageUrl },
      }),
      lines('Your money', {
        rows: [
          ['Paid', formatYen(booking.paidYen)],
          ...booking.back.map(({ way, amountYen }) => [`${backLabel(way)}, in all`, formatYen(amountYen)] as const),
        ],
        total: [hasEnded ? weKeep : leftWithUs, formatYen(booking.paidYen - booking.refundedYen)],
        ...(hasEnded ? {} : { note: stillDue(booking) }),
      }),
      factTable('When', [[shortDay(facts.now), `Decided: ${back} goes back`], ...whenMoneyComes(facts.now, parts)]),
    ],
  })
}
