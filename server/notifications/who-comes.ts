import { canNobodyCome, crewMissing, findingInWords } from '#contract/crew-missing.ts'
import { minutesEarly } from '#contract/meeting-times.ts'
import { standsAt, willBeThere } from '#contract/stands-at.ts'
import { carName } from '#server/fleet/index.ts'
import { addMinutes, tokyoTimeOf } from '#server/platform/tokyo-time.rules.ts'
import { chauffeurOf, firstNameOf, guideLanguageOf, member } from './booking-parts.ts'
import type { MailFacts } from './mail-facts.ts'
import { deskPhone } from './mail-page.ts'
import { timeOf } from './mail-words.rules.ts'

/**
 * "Kenji will be at the door at 05:20." Nobody is promised who is not found yet; and once guests are on their way, only
 * another car or chauffeur is told, or nothing.
 */
export function whoComes(mail: MailFacts): string {
  const { booking, isOnTheWay, company } = mail
  const missing = crewMissing(booking)
  const comes = isOnTheWay ? whoTakesOn(mail) : whoIsThere(mail)
  if (missing === null) return comes
  const finding = findingInWords(missing, {
    ...(!isOnTheWay && { clock: timeOf(booking.startsAt) }),
    language: guideLanguageOf(booking),
  })
  return canNobodyCome(booking)
    ? `${finding} If you do not hear from us, ring ${deskPhone(company)}.`
    : `${comes} ${finding}`.trim()
}

function whoIsThere({ booking, ride, now }: MailFacts): string {
  const chauffeur = chauffeurOf(booking)
  const who = chauffeur ? firstNameOf(chauffeur) : 'Your chauffeur'
  // Nobody stands in an arrivals hall before their guests can be there.
  if (ride?.meeting) {
    const where = booking.ride?.meeting === 'kerb' ? 'at the kerb' : 'in the arrivals hall'
    if (booking.startsAt <= now) return `${who} meets you ${where}.`
    return `${who} will be ${where} at ${timeOf(booking.startsAt)}.`
  }
  const hour = tokyoTimeOf(addMinutes(new Date(booking.startsAt), -minutesEarly))
  return willBeThere(who, standsAt(booking), hour)
}

/** "Another car takes you on: HiAce Grand Cabin 14-52, with Kazuya Ishikawa." A larger one than was booked costs no more. */
function whoTakesOn({ booking, changes }: MailFacts): string {
  const [car, chauffeur] = [member(booking, 'vehicle'), chauffeurOf(booking)]
  const isAnother = (told: string) => changes.some(({ term }) => term === told)
  if (car && isAnother('Car')) {
    const price = car.className === booking.className ? '' : ', at the same price'
    const called = carName({ className: car.className ?? booking.className, plate: car.plate ?? '' })
    return `Another car takes you on: ${called}${chauffeur ? `, with ${chauffeur.name}` : ''}${price}.`
  }
  return chauffeur && isAnother('Chauffeur') ? `Another chauffeur takes you on: ${chauffeur.name}.` : ''
}
