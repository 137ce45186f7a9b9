import { X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { type MapMark, type OfficePlace, readPlace, savePlace } from '#contract/office-places.ts'
import { call } from '#web/platform/api.ts'
import { useMay } from '#web/platform/rights.ts'
import { useAsked } from '#web/platform/use-asked.ts'
import { IconButton } from '#web/ui/button.tsx'
import { shortDay } from '#web/ui/day.ts'
import { Facts } from '#web/ui/office/panel.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { TextButton, TextLink } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toast-queue.ts'
import { bookingsInWords, kindWords } from '../place-words.ts'
import { RetirePlace } from '../retire-place.tsx'

type PlaceCardProps = {
  slug: string
  onClose: () => void
  onChanged: () => void
}

/** What one wants to know of a pin, and what can be done with its place. */
export function PlaceCard({ slug, onClose, onChanged }: PlaceCardProps) {
  const { answer: place, failure, askAgain } = useAsked({ key: slug, ask: () => call(readPlace, { id: slug }) })
  const [isRetiring, setRetiring] = useState(false)
  const may = useMay()
  const done = (_: OfficePlace, said: string) => {
    toast({ tone: 'ok', title: said })
    onChanged()
  }
  return (
    <Card label={place?.name ?? 'A place'} onClose={onClose}>
      {failure && (
        <p role="alert" className="text-sm">
          {failure.message}{' '}
          <TextButton className="max-md:min-h-11" onClick={askAgain}>
            Try again
          </TextButton>
        </p>
      )}
      {!place && !failure && (
        <Loading label="The place is loading" className="grid gap-2">
          <Skeleton className="h-5" />
          <Skeleton className="h-20" />
        </Loading>
      )}
      {place && (
        <>
          <p className="pe-8 leading-snug font-semibold wrap-anywhere">
            <bdi>{place.name}</bdi>
          </p>
          <p lang="ja" className="mb-2 text-[0.8125rem] text-ink-3 wrap-anywhere">
            {place.addressJa || place.nameJa}
          </p>
          <Facts
            of={[
              ['Kind', kindWords[place.kind]],
              ['Area', place.areaName],
              ['Used by', bookingsInWords(place.bookings)],
              ['Version', versionInWords(place)],
              ...(place.isRetired ? [['State', <Tag key="state">Retired</Tag>] as const] : []),
            ]}
          />
          <div className="mt-2.5 flex gap-4 text-sm">
            <TextLink to={`/admin/places/edit/${slug}`} className="max-md:py-3">
              {may(savePlace) ? 'Change' : 'Open'}
            </TextLink>
            {may(savePlace) && !place.isRetired && (
              <TextButton className="max-md:min-h-11" onClick={() => setRetiring(true)}>
                Retire
              </TextButton>
            )}
          </div>
          {isRetiring && <RetirePlace place={place} onDone={done} onClose={() => setRetiring(false)} />}
        </>
      )}
    </Card>
  )
}

/** "3, Naomi, 4 Sep": which one this is, and who made it. */
function versionInWords({ version, history: [latest] }: OfficePlace): string {
  return [String(version), latest?.by, latest && shortDay(latest.at.slice(0, 10))].filter(Boolean).join(', ')
}

type ClusterCardProps = {
  marks: readonly MapMark[]
  onChoose: (slug: string) => void
  onClose: () => void
}

/** Several places on one spot, to choose from. */
export function ClusterCard({ marks, onChoose, onClose }: ClusterCardProps) {
  const places = marks.flatMap(({ place }) => place ?? [])
  return (
    <Card label="Places here" onClose={onClose}>
      <p className="mb-1 font-semibold">Here stand</p>
      <ul className="max-h-40 overflow-y-auto text-sm">
        {places.map(({ slug, name }) => (
          <li key={slug} className="py-1">
            <TextButton className="text-start max-md:min-h-11" onClick={() => onChoose(slug)}>
              <bdi>{name}</bdi>
            </TextButton>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Card({ label, onClose, children }: { label: string; onClose: () => void; children: ReactNode }) {
  return (
    <section
      aria-label={label}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="absolute start-3 bottom-3 max-h-[calc(100%-1.5rem)] w-[272px] max-w-[calc(100%-1.5rem)] overflow-y-auto border border-line bg-surface px-4 py-3.5 shadow-lift"
    >
      <IconButton
        label="Close"
        icon={X}
        size="small"
        className="absolute! end-1 top-1 max-md:size-11"
        onPress={onClose}
      />
      {children}
    </section>
  )
}
