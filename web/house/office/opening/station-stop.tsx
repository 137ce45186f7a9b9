import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Need, Station } from '#contract/opening.ts'
import { builtRoom } from '#web/platform/office-places.ts'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { needWords, stationWords } from './station-words.ts'

type StationStopProps = {
  of: Station
  /** 1 for O01. */
  number: number
  /** Of the station that must be reached first, for "after 02". */
  afterNumber: number | null
  /** What is to be done here, where this is the one. */
  children?: ReactNode
}

export const stopNumber = (number: number) => String(number).padStart(2, '0')

/** One stop of the line: what is there, what is missing, why it matters, and where to go. */
export function StationStop({ of: station, number, afterNumber, children }: StationStopProps) {
  const words = stationWords[station.id]
  const isHere = station.state === 'here'
  const isPast = station.state === 'reached' || station.state === 'gap'
  return (
    <li
      aria-current={isHere ? 'step' : undefined}
      className={cx(
        'relative grid grid-cols-[58px_minmax(0,1fr)] gap-x-4.5 py-4 md:grid-cols-[58px_minmax(0,11rem)_minmax(0,1fr)_6.75rem]',
        isHere ? 'z-1 -mx-3.5 bg-surface px-3.5 outline outline-ink' : 'border-t border-line first:border-t-0',
      )}
    >
      <Track isPast={isPast} isHere={isHere} isFirst={number === 1} isLast={station.id === 'open'} />
      <StopSign number={number} state={station.state} />
      <div className="pt-1">
        <h2 className="font-serif text-[1.25rem] leading-tight font-[420]">{words.title}</h2>
        <p className="text-[0.8125rem] text-ink-3">{words.sub}</p>
      </div>
      <div className="min-w-0 pt-1.5 text-sm wrap-anywhere max-md:col-start-2">
        {isHere ? <p className="text-ink-2">{words.why}</p> : <WhatIsThere of={station} />}
        {children}
      </div>
      <p className="pt-1.5 text-sm max-md:col-start-2 max-md:flex max-md:items-center max-md:gap-2.5 md:text-end">
        <Aside of={station} afterNumber={afterNumber} />
      </p>
    </li>
  )
}

/** The line itself: inked as far as it is reached. Its way is told by the words beside it. */
function Track({ isPast, isHere, isFirst, isLast }: Record<'isPast' | 'isHere' | 'isFirst' | 'isLast', boolean>) {
  return (
    <span
      aria-hidden
      className={cx(
        'absolute w-1.5',
        isHere ? 'start-[30px]' : 'start-4',
        isFirst ? 'top-8' : '-top-px',
        isLast ? 'h-8' : '-bottom-px',
        isPast ? 'bg-ink' : 'bg-line',
      )}
    />
  )
}

const signLooks: Record<Station['state'], string> = {
  reached: 'border-ink bg-ink text-paper',
  gap: 'border-ink bg-surface text-ink',
  here: 'border-shu bg-surface text-ink ring-4 ring-shu-soft',
  ahead: 'border-edge bg-surface text-ink-2',
  after: 'border-edge bg-surface text-ink-2',
}
const stateWords: Record<Station['state'], string> = {
  reached: 'Reached',
  gap: 'Reached, something can follow',
  here: 'You are here',
  ahead: 'Still ahead',
  after: 'Not possible yet',
}

function StopSign({ number, state }: { number: number; state: Station['state'] }) {
  return (
    <div className="relative">
      <span
        aria-hidden
        className={cx(
          'relative grid size-9.5 place-content-center justify-items-center gap-px rounded-[9px] border-4 text-[0.8125rem] leading-none font-bold tabular-nums',
          signLooks[state],
        )}
      >
        <span className="text-[0.53125rem]">O</span>
        {stopNumber(number)}
      </span>
      <span className="sr-only">
        {stateWords[state]}: station {number}
      </span>
    </div>
  )
}

/** Of a stop that is not the present one: what there is, and the gaps that can wait. */
function WhatIsThere({ of: { id, needs, state } }: { of: Station }) {
  const words = stationWords[id]
  const there = needs.filter(({ isMet }) => isMet)
  const gaps = state === 'gap' ? needs.filter(({ isMet, code }) => !isMet && isGap(code)) : []
  const isBegun = there.length > 0
  return (
    <>
      <p>
        {isBegun ? there.map((need) => needWords[need.code].there(need)).join(' ') : id !== 'open' && 'Nothing yet.'}{' '}
        {state !== 'reached' && state !== 'gap' && <span className="text-ink-2">{words.why}</span>}
      </p>
      {gaps.map((need) => (
        <p key={need.code} className="mt-0.5 flex gap-2">
          <Icon of={CircleAlert} dense className="mt-0.5 text-kohaku" />
          <span>
            <b className="font-semibold">{needWords[need.code].missing(need)}</b>{' '}
            <span className="text-ink-2">{needWords[need.code].why}</span>
          </span>
        </p>
      ))}
    </>
  )
}

const gaps: readonly Need['code'][] = ['car-papers', 'registration', 'desk-hours', 'mail-server', 'card-heard']
const isGap = (code: Need['code']) => gaps.includes(code)

/** Where to go, and how long it takes or what it waits for. */
function Aside({ of: { id, state }, afterNumber }: { of: Station; afterNumber: number | null }) {
  const words = stationWords[id]
  const room = builtRoom(words.rooms)
  const isPast = state === 'reached' || state === 'gap'
  const note = afterNumber !== null ? `after ${stopNumber(afterNumber)}` : isPast ? null : words.time
  return (
    <>
      {room && state !== 'here' && afterNumber === null && (
        <TextLink to={room} className="inline-flex items-center max-md:min-h-11">
          {isPast ? 'Look' : 'Begin'}
          <span className="sr-only">: {words.title}</span>
        </TextLink>
      )}
      {note && <span className="block text-[0.78125rem] text-ink-3">{note}</span>}
    </>
  )
}
