import { Check, Circle } from 'lucide-react'
import type { Need, Station } from '#contract/opening.ts'
import { builtRoom } from '#web/platform/office-places.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { OpeningDeeds } from './deeds.ts'
import { FaresHold } from './fares-hold.tsx'
import { needWords, stationWords } from './station-words.ts'
import { WriteToMe } from './write-to-me.tsx'

/** At the present station: each thing that it asks for, and the next missing one as the one action of the page. */
export function WhatIsNext({ of: station, deeds }: { of: Station; deeds: OpeningDeeds }) {
  const next = station.needs.find(({ isMet, isOptional }) => !isMet && !isOptional)
  return (
    <>
      <ul className="mt-2 mb-3.5 border-t border-line">
        {station.needs.map((need) => (
          <NeedRow key={need.code} of={need} />
        ))}
      </ul>
      {next && <NextDeed station={station} need={next} deeds={deeds} />}
    </>
  )
}

function NeedRow({ of: need }: { of: Need }) {
  const words = needWords[need.code]
  const tone = need.isMet ? 'text-matsu' : need.isOptional ? 'text-ink-3' : 'text-kohaku'
  return (
    <li className="grid grid-cols-[18px_minmax(0,1fr)] gap-2.5 border-b border-line py-2">
      <Icon of={need.isMet ? Check : Circle} dense className={cx('mt-0.5', tone)} />
      <span>
        <span className="sr-only">{need.isMet ? 'There: ' : need.isOptional ? 'Can follow: ' : 'Missing: '}</span>
        {need.isMet ? (
          words.there(need)
        ) : (
          <>
            <span className={need.isOptional ? undefined : 'font-semibold'}>{words.missing(need)}</span>{' '}
            <span className="text-ink-2">{words.why}</span>
          </>
        )}
      </span>
    </li>
  )
}

function NextDeed({ station, need, deeds }: { station: Station; need: Need; deeds: OpeningDeeds }) {
  const { rooms, begin } = stationWords[station.id]
  const act = needWords[need.code].act ?? { label: begin, rooms }
  const room = builtRoom(act.rooms)
  if (need.code === 'fares-looked-at') return <FaresHold deeds={deeds} look={room} />
  if (need.code === 'mail') return <WriteToMe />
  if (!room) return <p className="text-ink-2">Annai has no page for this yet, so it cannot be entered here.</p>
  return (
    <ButtonLink to={room} variant="primary" size="small" className="max-md:min-h-11">
      {act.label}
    </ButtonLink>
  )
}
