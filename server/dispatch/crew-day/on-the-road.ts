import { stopAfter } from '#contract/day-plan.ts'
import type { BookingRow, PrintedService } from '#server/booking/index.ts'
import type { CrewContact } from '#server/fleet/index.ts'
import { minutesBetween, tokyoTimeOf } from '#server/platform/tokyo-time.rules.ts'
import { endsOfDay, stopsOfDay } from '#server/vouchers/index.ts'
import type { RoadDutyRow } from './crew-day.store.ts'
import type { Said } from './know-this.rules.ts'

type Place = { name: string; nameJa: string | null; latitude?: number | null }

/** Where the guests of a job are at a moment by its plan, and which of its stops still lie ahead of them. */
export function onTheRoad(booking: BookingRow, tour: PrintedService, at: Date) {
  const stops = stopsOfDay(booking, tour)
  const minutes = minutesBetween(booking.startsAt, at)
  const stop = stopAfter(stops, minutes)
  const place: Place = stop ?? endsOfDay(booking, tour).to
  const isThere = stop !== undefined && stop.arrivalMinutes <= minutes
  const ja = place.nameJa || place.name
  return {
    place,
    name: isThere ? { en: place.name, ja } : { en: `On the way to ${place.name}`, ja: `${ja}へ向かう途中` },
    ahead: stop ? stops.slice(stops.indexOf(stop) + (isThere ? 1 : 0)) : [],
  }
}

/** What whoever takes guests over reads first: where they are is what the plan says, and somebody is with them. */
export function takeOverNote(from: CrewContact | undefined): Said {
  const [en, ja] = ['Take the guests over. The place is by the plan', 'お客様を引き継ぐ。場所は予定上のもの']
  if (!from) return { en: `${en}: ring the desk first`, ja: `${ja}：先に運行管理へ電話` }
  const who = from.phone ? { en: `${from.name}, ${from.phone}`, ja: `${from.nameJa || from.name} ${from.phone}` } : null
  return who
    ? { en: `${en}: ring ${who.en}, first`, ja: `${ja}：先に${who.ja}へ電話` }
    : {
        en: `${en}: ask for ${from.name} at the desk first`,
        ja: `${ja}：先に運行管理へ確認（${from.nameJa || from.name}）`,
      }
}

interface RoadDutyParts {
  booking: BookingRow
  tour: PrintedService
  crew: readonly CrewContact[]
  car: CrewContact | undefined
  /** Of a car that is brought: when it is collected in its garage, and when it is with the guests. */
  hours: { collectsAt: Date; reachesAt: Date }
  /** In a mail no guest is named, nor where they are: mails lie about. */
  isMailed?: boolean
}

/** One line of somebody's day that is no job of theirs. */
export function roadDutyInWords(
  duty: RoadDutyRow,
  { booking, tour, crew, car, hours, isMailed = false }: RoadDutyParts,
): Said {
  if (duty.is === 'relieved') {
    const at = tokyoTimeOf(duty.endsAt)
    return { en: `${booking.leadName}: relieved at ${at}`, ja: `${booking.leadName}様：${at}に交代` }
  }
  const driver = crew.find(({ kind }) => kind === 'chauffeur')
  const { name } = onTheRoad(booking, tour, duty.startsAt)
  const plate = car?.car?.plate ?? ''
  const to = driver ? `${driver.name}${driver.phone && `, ${driver.phone}`},` : 'the chauffeur'
  const toJa = driver ? `${driver.nameJa || driver.name}${driver.phone && `（${driver.phone}）`}` : '担当運転者'
  const [collect, reach] = [tokyoTimeOf(hours.collectsAt), tokyoTimeOf(hours.reachesAt)]
  const guests = isMailed
    ? { en: ' with guests on the road.', ja: '' }
    : {
        en: ` with ${booking.leadName}. By the plan: ${name.en}.`,
        ja: `お客様：${booking.leadName}様。予定上の場所：${name.ja}。`,
      }
  return {
    en: `Bring ${plate} from ${car?.garage.name ?? 'its garage'} to ${to}${guests.en} Collect it at ${collect}, be there at ${reach}. Ring first`,
    ja: `${car?.garage.nameJa ?? '車庫'}から${plate}を${toJa}へ届ける。${guests.ja}受け取り${collect}、到着${reach}。先に電話`,
  }
}
