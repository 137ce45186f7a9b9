import {
  CalendarClock,
  CircleAlert,
  Clock,
  CreditCard,
  FileClock,
  HandCoins,
  type LucideIcon,
  MapPin,
  MessageSquare,
  Star,
  TriangleAlert,
} from 'lucide-react'
import type { Decision } from '#contract/dashboard.ts'
import { formatYen } from '#contract/money.ts'
import { byHandWords } from '#contract/money-back.ts'
import { counted, uncapitalized } from '#core/words.ts'
import { shortDay } from '#web/ui/day.ts'
import { bookingPath, missingWords } from './status-words.ts'

export interface DecisionWords {
  key: string
  icon: LucideIcon
  look: string
  title: string
  detail: string
  action: string
  /** Null: it is done here. */
  to: string | null
}

/** Who could take it is found on the board. */
const boardPath = (startsAt: string, reference: string) =>
  `/admin/dispatch?day=${startsAt.slice(0, 10)}&job=${reference}`

const when = (at: string) => `${shortDay(at.slice(0, 10))}, ${at.slice(11, 16)}`
const [urgent, waiting, calm] = ['text-beni', 'text-kohaku', 'text-ink']

/** "Fujimoto is ill: no chauffeur yet." */
function lostWords({ lost, missing }: Extract<Decision, { kind: 'crew' }>): string {
  const lacking = missingWords({ missing })
  return lost.length > 0 ? `${lost.join('. ')}: ${uncapitalized(lacking)} yet.` : `${lacking} yet.`
}

type Papers = Extract<Decision, { kind: 'papers' }>

const papersWords = ({ who, endsOn, missing, hasEnded }: Papers) =>
  endsOn === null
    ? `${who}: no ${(missing ?? 'paper').replaceAll('-', ' ')}`
    : `${who}: papers ${hasEnded ? 'ended' : 'end'} on ${shortDay(endsOn)}`

/** "4 jobs after that, the first on Sat 21 Nov, 08:30. Renew the paper, or give the jobs to somebody else." */
function beyondWords({ endsOn, jobs, of, startsAt }: Papers): string {
  const without = endsOn === null ? 'without it' : 'after that'
  const booked = jobs === 1 ? `A job ${without}, on` : `${counted(jobs, 'job')} ${without}, the first on`
  const other = of === 'vehicle' ? 'another car' : 'somebody else'
  return `${booked} ${when(startsAt)}. Enter the new paper, or give ${jobs === 1 ? 'it' : 'them'} to ${other}.`
}

/** What it is, why it waits, and the one thing to do about it. */
export function wordsOf(decision: Decision): DecisionWords {
  switch (decision.kind) {
    case 'crew':
      return {
        ...{ key: `crew ${decision.reference}`, icon: TriangleAlert, look: urgent, action: 'Assign' },
        ...{
          title: `${decision.tour}, ${when(decision.startsAt)}`,
          detail: lostWords(decision),
        },
        to: boardPath(decision.startsAt, decision.reference),
      }
    case 'conflict':
      return {
        ...{
          key: `conflict ${decision.who} ${decision.startsAt}`,
          icon: TriangleAlert,
          look: urgent,
          action: 'Change',
        },
        ...{ title: `${decision.who}, ${when(decision.startsAt)}`, detail: decision.why },
        to: `${bookingPath(decision.reference)}#crew`,
      }
    case 'papers':
      return {
        ...{ key: `papers ${decision.ownerId}`, icon: FileClock, look: urgent, action: 'Open' },
        ...{ title: papersWords(decision), detail: beyondWords(decision) },
        to:
          decision.of === 'vehicle' ? `/admin/cab/Details?id=${decision.ownerId}` : `/admin/people/${decision.ownerId}`,
      }
    case 'payment':
      return {
        ...{ key: `payment ${decision.reference} ${decision.at}`, icon: CreditCard, look: waiting, action: 'Check' },
        title: `${decision.leadName}, ${formatYen(decision.amountYen)}`,
        ...{
          detail: `A payment was begun on ${when(decision.at)} and never finished.`,
          to: bookingPath(decision.reference),
        },
      }
    case 'refund':
      return {
        ...{ key: `refund ${decision.reference} ${decision.at}`, icon: CreditCard, look: urgent, action: 'Check' },
        title: `${decision.leadName}, ${formatYen(decision.amountYen)} back`,
        ...{ detail: 'The bank refused the refund.', to: bookingPath(decision.reference) },
      }
    case 'hand-back':
      return {
        ...{ key: `hand-back ${decision.refundId}`, icon: HandCoins, look: waiting, action: 'Open' },
        title: `Give ${formatYen(decision.amountYen)} back ${byHandWords[decision.how]} to ${decision.leadName || 'the guest'}`,
        detail: `Decided on ${when(decision.at)}. Agree with the guest how, then say in the booking that it was given.`,
        to: `${bookingPath(decision.reference)}#money`,
      }
    case 'hotel':
      return {
        ...{ key: `hotel ${decision.reference}`, icon: MapPin, look: waiting, action: 'Open' },
        title: `${decision.leadName}: ${decision.tour}, ${when(decision.startsAt)}`,
        ...{ detail: 'Hotel not told yet. Ask the guest where they stay.', to: bookingPath(decision.reference) },
      }
    case 'hold':
      return {
        ...{ key: `hold ${decision.reference}`, icon: Clock, look: waiting, action: 'Open' },
        title: `${decision.leadName}: ${decision.tour}, ${shortDay(decision.startsAt.slice(0, 10))}`,
        ...{
          detail: `The hold ends today at ${decision.heldUntil.slice(11, 16)}.`,
          to: bookingPath(decision.reference),
        },
      }
    case 'message':
      return {
        ...{ key: `message ${decision.reference}`, icon: MessageSquare, look: calm, action: 'Reply' },
        ...{ title: `${decision.leadName}, ${shortDay(decision.startsAt.slice(0, 10))}`, detail: decision.body },
        to: `${bookingPath(decision.reference)}#messages`,
      }
    case 'letters':
      return {
        ...{ key: 'letters', icon: MessageSquare, look: calm, action: 'Read', to: '/admin/messages' },
        title: decision.waiting === 1 ? 'One letter waits' : `${decision.waiting} letters wait`,
        detail: `From the contact page. ${decision.waiting === 1 ? 'It is from' : 'The oldest is from'} ${decision.name}, ${when(decision.at)}.`,
      }
    case 'leave':
      return {
        ...{ key: 'leave', icon: CalendarClock, look: calm, action: 'Answer', to: '/admin/people/leave' },
        title:
          decision.waiting === 1 ? 'One of the crew asks for leave' : `${decision.waiting} of the crew ask for leave`,
        detail: `The first day of it is ${shortDay(decision.firstDay)}.`,
      }
    case 'restored':
      return {
        ...{ key: 'restored', icon: CircleAlert, look: urgent, action: '', to: null },
        title: 'Mails wait: this is a restored copy',
        detail: `No mail has gone out since ${when(decision.since)}. Whoever runs the server says whether they are sent; its log says how.`,
      }
    case 'job':
      return {
        ...{ key: `job ${decision.id}`, icon: CircleAlert, look: urgent, action: 'Try again', to: null },
        title: decision.task.startsWith('notifications') ? 'A mail did not go out' : 'Work in the background failed',
        detail: `${decision.task}, ${when(decision.at)}: ${decision.error}`,
      }
    case 'review':
      return {
        ...{ key: `review ${decision.id}`, icon: Star, look: calm, action: 'Read', to: '/admin/reviews' },
        ...{ title: `New review, ${decision.stars} of 5`, detail: `${decision.tour}: ${decision.text}` },
      }
  }
}
