import type { ReactNode } from 'react'
import type { CrewJob } from '#contract/crew-day.ts'
import { formatYen } from '#contract/money.ts'
import { shortDay } from '#web/ui/day.ts'
import { languageName } from '#web/ui/language-name.ts'
import { tokyoClock, tokyoDayOf } from '#web/ui/tokyo-clock.ts'
import { Door, Signatures } from './sheet-foot.tsx'
import { type Both, carWords, dutyWords, partyWords, restWords, type SheetPage } from './sheet-words.ts'

const TITLES: Record<string, Both> = {
  chauffeur: { en: 'Chauffeur sheet', ja: '運行指示書' },
  guide: { en: 'Guide sheet', ja: '案内指示書' },
}
const PEOPLE: Record<string, Both> = {
  chauffeur: { en: 'Chauffeur', ja: '運転者' },
  guide: { en: 'Guide', ja: '案内士' },
}

/** One job on paper: black and white, in both languages, without the guest's number; of money only what is to be collected. */
export function Sheet({ page: { day, job, number, of }, printedAt }: { page: SheetPage; printedAt: number }) {
  const { person } = day
  const title = TITLES[person.kind] ?? TITLES.chauffeur
  const others = job.with.filter(({ kind }) => kind !== 'vehicle')
  const otherKind = person.kind === 'guide' ? 'chauffeur' : 'guide'
  const [duty, party, carInGarage] = [dutyWords(day), partyWords(job), carWords(job)]
  return (
    <article
      className="crew-sheet"
      aria-label={`${person.name.en}, ${job.reference}, page ${number} of ${of}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: on a small screen it is moved sideways, by keyboard too
      tabIndex={0}
    >
      <header className="flex items-center gap-3 border-b-2 border-current pb-2.5">
        <span
          lang="ja"
          aria-hidden
          className="grid size-8 shrink-0 place-items-center border-2 border-current font-jp text-[0.8125rem] leading-[0.875rem] font-semibold [writing-mode:vertical-rl]"
        >
          案内
        </span>
        <h2 className="min-w-0 flex-1 text-[20pt] leading-[1.1] font-medium">
          {title?.en}{' '}
          <span lang="ja" className="text-[14pt]">
            {title?.ja}
          </span>
        </h2>
        <p className="text-end">
          <strong className="block text-[13pt]">{job.reference}</strong>
          Page {number} of {of}. Printed {shortDay(tokyoDayOf(printedAt))} {tokyoClock(printedAt)}
        </p>
      </header>
      <table>
        <FourColumns />
        <tbody>
          <tr>
            <Head en="Day" ja="運行日" />
            <td colSpan={3}>
              <span className="serif text-[20pt] leading-none font-medium">{day.dayWords.en}</span>{' '}
              <span lang="ja" className="text-[13pt] whitespace-nowrap">
                {day.dayWords.ja}
              </span>
            </td>
          </tr>
          <tr>
            <Head {...(PEOPLE[person.kind] ?? { en: '', ja: '' })} />
            <Two of={person.name} />
            <Head en="Car" ja="車両" />
            <td>
              {job.car ? job.car.model : 'No car yet'}
              <span lang="ja" className="block font-semibold">
                {job.car ? job.car.plate : '車両未定'}
              </span>
            </td>
          </tr>
          <tr>
            <Head {...(PEOPLE[otherKind] ?? { en: '', ja: '' })} />
            <td>
              {others.map(({ name, phone }) => (
                <p key={name.en}>
                  {name.en} <span lang="ja">{name.ja}</span> <span className="whitespace-nowrap">{phone}</span>
                </p>
              ))}
              {others.length === 0 && '–'}
            </td>
            <Head en="Desk" ja="運行管理" />
            <td>{[day.desk.phone, day.desk.hours].filter(Boolean).join(', ')}</td>
          </tr>
          <tr>
            <Head en="Duty" ja="拘束時間" />
            <Two of={duty} />
            <Head en="Rest before" ja="休息期間" />
            <td>{restWords(day) || '–'}</td>
          </tr>
          {day.roadDuties.map(({ at, words }) => (
            <tr key={at}>
              <Head en="Also" ja="他の業務" />
              <td colSpan={3}>
                <strong>
                  {tokyoClock(at)} {words.en}.
                </strong>{' '}
                <span lang="ja">{words.ja}。</span>
              </td>
            </tr>
          ))}
          {carInGarage.en && (
            <tr>
              <Head en="Garage" ja="車庫" />
              <td colSpan={3}>
                <strong>{carInGarage.en}</strong> <span lang="ja">{carInGarage.ja}</span>
              </td>
            </tr>
          )}
        </tbody>
      </table>
      <table>
        <FourColumns />
        <tbody>
          <tr>
            <Head en="Guests" ja="お客様" />
            <td>
              <strong className="text-[13pt]">{job.leadName}</strong> <span lang="ja">様</span>
              <p>{party.en}</p>
              <p lang="ja">{party.ja}</p>
              {job.language && (
                <p>
                  {languageName(job.language, 'en')} <span lang="ja">{languageName(job.language, 'ja')}</span>
                </p>
              )}
              {job.nameBoard && <p>Name board: {job.nameBoard}</p>}
            </td>
            <Head en="Pick-up" ja="迎車" />
            <td>
              <strong className="text-[13pt]">{tokyoClock(job.startsAt)}</strong>, be there {tokyoClock(job.beThereAt)}
              <Place of={job.pickUp} />
            </td>
          </tr>
          {(job.flight || job.landsAt) && (
            <tr>
              <Head en="Flight" ja="便名" />
              <td colSpan={3}>
                <strong>{job.flight}</strong>
                {job.landsAt && `${job.flight && ', '}lands ${tokyoClock(job.landsAt)}`}
              </td>
            </tr>
          )}
          {job.waitFreeUntil && (
            <tr>
              <Head en="Waiting" ja="待機" />
              <td colSpan={3}>
                Free for the guest until <strong>{tokyoClock(job.waitFreeUntil)}</strong>{' '}
                <span lang="ja">まで無料</span>
              </td>
            </tr>
          )}
          {job.dueYen > 0 && (
            <tr>
              <Head en="Collect" ja="現地払い" />
              <td colSpan={3}>
                <strong className="text-[13pt]">{formatYen(job.dueYen)}</strong>, cash or terminal. Press “Received” on
                the job page, or ring the desk.{' '}
                <span lang="ja">現金またはカード端末で受領。受領後は画面で「受領」を押すか、運行管理へ電話。</span>
              </td>
            </tr>
          )}
          {job.knowThis.length > 0 && (
            <tr>
              <Head en="Know this" ja="注意" />
              <td colSpan={3}>
                <p>{job.knowThis.map(({ en }) => withStop(en, '.')).join(' ')}</p>
                <p lang="ja">{job.knowThis.map(({ ja }) => withStop(ja, '。')).join('')}</p>
              </td>
            </tr>
          )}
        </tbody>
      </table>
      <Stops job={job} />
      <Door job={job} />
      <Signatures />
      <p className="mt-2 text-[8.5pt]">
        {job.dueYen > 0
          ? 'No price is printed on this sheet but what is to be collected.'
          : 'No price is printed on this sheet.'}{' '}
        Guest’s number: on the job page only. Destroy after the day. <span lang="ja">業務終了後に破棄。</span>
      </p>
    </article>
  )
}

const withStop = (text: string, stop: string) => (text === '' || /[.。!?！？]$/.test(text) ? text : text + stop)

function FourColumns() {
  return (
    <colgroup>
      <col className="w-[15%]" />
      <col className="w-[35%]" />
      <col className="w-[15%]" />
      <col className="w-[35%]" />
    </colgroup>
  )
}

function Head({ en, ja }: Both) {
  return (
    <th scope="row">
      {en} <span lang="ja">{ja}</span>
    </th>
  )
}

function Two({ of: { en, ja } }: { of: Both }) {
  return (
    <td>
      <p>{en}</p>
      <p lang="ja">{ja}</p>
    </td>
  )
}

function Place({ of: { name, address, note } }: { of: CrewJob['pickUp'] }) {
  return (
    <>
      <p>{[name.en, note.en].filter(Boolean).join(', ')}</p>
      <p lang="ja">{[name.ja, note.ja].filter(Boolean).join(' ')}</p>
      {address && <p lang="ja">{address}</p>}
    </>
  )
}

/** With a column for what really happened; a day of many stops goes on over the page, under the same head. */
function Stops({ job }: { job: CrewJob }) {
  const stops = job.stops.length > 0 ? job.stops : [job.pickUp, job.dropOff]
  const heads: ReactNode[] = [
    ['Time', '時刻'],
    ['Stop', '場所'],
    ['Way and parking', '経路・駐車'],
    ['Real', '実績'],
  ].map(([en, ja]) => (
    <th key={en} scope="col">
      {en} <span lang="ja">{ja}</span>
    </th>
  ))
  return (
    <table>
      <colgroup>
        <col className="w-[12%]" />
        <col className="w-[37%]" />
        <col className="w-[38%]" />
        <col className="w-[13%]" />
      </colgroup>
      <thead>
        <tr>{heads}</tr>
      </thead>
      <tbody>
        {stops.map((stop, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same place may come twice, and the list is drawn whole
          <tr key={index}>
            <td className="font-bold">{tokyoClock(stop.at)}</td>
            <td>
              <strong>
                {job.service.line}
                {String(index + 1).padStart(2, '0')}
              </strong>{' '}
              {stop.name.en} <span lang="ja">{stop.name.ja}</span>
              {/* That of the pick-up stands above. */}
              {stop.address !== job.pickUp.address && <p lang="ja">{stop.address}</p>}
            </td>
            <td>
              {stop.note.en} <span lang="ja">{stop.note.ja}</span>
            </td>
            <td />
          </tr>
        ))}
      </tbody>
    </table>
  )
}
