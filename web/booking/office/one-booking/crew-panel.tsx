import { Check, CircleAlert, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import type { DeskBooking, DeskMember, ResourceKind } from '#contract/booking-desk.ts'
import { changeCrew } from '#contract/booking-desk-moves.ts'
import { NearestSlots } from '#web/inventory/site/index.ts'
import { useMay } from '#web/platform/rights.ts'
import { Icon } from '#web/ui/icon.tsx'
import { NameSeal } from '#web/ui/name-seal.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import { CrewDialog } from './crew-dialog.tsx'
import { kindWords, restsInWords } from './desk-words.ts'
import { PhoneLink } from './phone-link.tsx'
import type { Desk } from './use-desk.ts'

type Place = { kind: ResourceKind; member: DeskMember | null; key: string }

/** Of those who have it now; who is only proposed is not rung. */
const phoneOf = ({ crew }: DeskBooking, member: DeskMember | null) =>
  crew.find(({ id }) => id === member?.id)?.phone ?? ''

/** Who drives in what, and who guides; each can be changed for somebody who fits. */
export function CrewPanel({ desk }: { desk: Desk }) {
  const { booking, proposed } = desk
  const [open, setOpen] = useState<Place | null>(null)
  const { proposal } = proposed
  const may = useMay()
  const crew = proposal?.crew ?? booking.crew
  const isSure = booking.state === 'confirmed' && !booking.erased && Date.parse(booking.endsAt) > Date.now()
  const places = placesOf(crew, booking.guides)
  if (booking.state === 'expired' || booking.state === 'cancelled' || booking.state === 'rejected') return null
  return (
    <Panel id="crew" title="Crew and car" flush aside={<Fit desk={desk} />}>
      <ul className="grid border-t border-line md:grid-cols-3">
        {places.map((place) => (
          <li
            key={place.key}
            className="grid grid-rows-[auto_1fr_auto] gap-1.5 border-line px-4.5 py-3.5 not-first:border-t md:not-first:border-s md:not-first:border-t-0 md:[&:nth-child(3n+1)]:border-s-0 md:[&:nth-child(n+4)]:border-t"
          >
            <p className="text-[0.8125rem] text-ink-3">{kindWords[place.kind]}</p>
            <div>
              <Member of={place.member} />
              <PhoneLink of={phoneOf(booking, place.member)} className="text-sm max-md:min-h-11" />
            </div>
            {isSure && !proposal && may(changeCrew) && (
              <TextButton
                className="self-end justify-self-start text-sm max-md:min-h-11"
                onClick={() => setOpen(place)}
              >
                {place.member ? 'Change' : 'Find'} {kindWords[place.kind].toLowerCase()}
              </TextButton>
            )}
          </li>
        ))}
      </ul>
      {proposed.refusal && proposed.refusal.nearest.length > 0 && (
        <div className="grid gap-2 border-t border-line px-4.5 py-3 text-sm">
          <p>The nearest usual hours that are free:</p>
          <NearestSlots slots={proposed.refusal.nearest} onChoose={({ day, start }) => desk.set({ day, start })} />
        </div>
      )}
      {proposal && (
        <p className="border-t border-line px-4.5 py-2.5 text-[0.8125rem] text-ink-2">
          Who would drive after this change. Single people are changed once it is saved.
        </p>
      )}
      {open && <CrewDialog desk={desk} kind={open.kind} member={open.member} onClose={() => setOpen(null)} />}
    </Panel>
  )
}

function placesOf(crew: readonly DeskMember[], guides: number): Place[] {
  const of = (kind: ResourceKind, least: number): Place[] => {
    const here = crew.filter((member) => member.kind === kind)
    const empty = Math.max(0, least - here.length)
    return [
      ...here.map((member) => ({ kind, member, key: member.id })),
      ...Array.from({ length: empty }, (_, at) => ({ kind, member: null, key: `${kind} ${at}` })),
    ]
  }
  return [...of('chauffeur', 1), ...of('vehicle', 1), ...of('guide', guides)]
}

function Fit({ desk: { booking, proposed } }: { desk: Desk }) {
  if (proposed.refusal)
    return (
      <span className="flex items-center gap-1.5 font-[550] text-beni">
        <Icon of={CircleAlert} dense /> <bdi>{proposed.refusal.message}</bdi>
      </span>
    )
  if (booking.needsCrew && !proposed.proposal)
    return (
      <span className="flex items-center gap-1.5 font-[550] text-beni">
        <Icon of={TriangleAlert} dense /> Somebody is missing
      </span>
    )
  if (booking.state !== 'confirmed' && booking.state !== 'on_hold') return null
  return (
    <span className="flex items-center gap-1.5 font-[550] text-matsu">
      <Icon of={Check} dense /> No clash, all rules kept
    </span>
  )
}

export function Member({ of: member }: { of: DeskMember | null }) {
  if (!member) return <p className="min-h-9 font-semibold text-beni">Nobody yet</p>
  if (member.kind === 'vehicle')
    return (
      <p className="flex min-h-9 flex-wrap items-center gap-2 self-start text-sm">
        <bdi className="rounded-[3px] bg-plate px-2 py-0.5 text-xs font-bold tracking-[0.04em] text-on-plate tabular-nums">
          {member.plate}
        </bdi>
        {member.className}
      </p>
    )
  const licence = member.registrationNumber ? `. Licence ${member.registrationNumber}` : ''
  return (
    <div className="flex min-h-9 items-start gap-2.5">
      {member.seal && <NameSeal kanji={member.seal} size="small" />}
      <div className="min-w-0">
        <bdi className="font-semibold">{member.name}</bdi>
        <p className="text-xs text-ink-3">
          <bdi>{restsInWords(member.restBeforeMinutes, member.restAfterMinutes)}</bdi>
        </p>
        {member.kind === 'guide' && (
          <p className="text-xs text-ink-3">
            <bdi>
              {member.languages.join(', ').toUpperCase()}
              {licence}
            </bdi>
          </p>
        )}
      </div>
    </div>
  )
}
