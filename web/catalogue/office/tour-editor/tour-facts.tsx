import { formatYen } from '#contract/money.ts'
import type { EditedTour } from '#contract/tour-editing.ts'
import { hoursInWords } from '#core/days.ts'
import { shortDay } from '#web/ui/day.ts'
import { Facts, Panel } from '#web/ui/office/panel.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { classNameIn } from './draft-words.ts'
import { salesInWords } from './sales-panel.tsx'
import { monthsInWords, seasonInWords } from './season.rules.ts'
import { tiersInWords } from './tiers.rules.ts'

const moment = (iso: string, by: string | null) =>
  `${shortDay(iso.slice(0, 10))} ${iso.slice(11, 16)}${by ? `, ${by}` : ''}`

/** The tour in figures: where it stands, how it sells, what it is. */
export function TourFacts({ tour, lineName }: { tour: EditedTour; lineName: string | null }) {
  const { draft, sales } = tour
  const onSale = draft.prices.filter(({ onSale: isOn }) => isOn)
  return (
    <>
      <Panel title="On the site">
        <Facts
          of={[
            ['Address', <Address key="address" tour={tour} />],
            ...(tour.oldSlugs.length > 0
              ? [['Old addresses', <bdi key="old">{tour.oldSlugs.join(', ')}, lead here</bdi>] as const]
              : []),
            ['Public version', tour.publishedAt ? moment(tour.publishedAt, tour.publishedBy) : 'Never public'],
            ['Draft', tour.hasDraft && tour.savedAt ? moment(tour.savedAt, tour.savedBy) : 'None'],
            ...(tour.publishAt ? [['Public from', moment(tour.publishAt, null)] as const] : []),
            ['Home page', tour.featured ? 'Featured' : 'Not featured'],
          ]}
        />
      </Panel>
      {tour.state !== 'draft' && (
        <Panel title="How it sells">
          <Facts of={[['Last 90 days', salesInWords(sales)]]} />
        </Panel>
      )}
      <Panel title="The tour">
        <Facts
          of={[
            ['Category', lineName ?? 'None yet'],
            ['In one line', draft.summary || 'Nothing yet'],
            ['Length', draft.durationMinutes === null ? 'Not chosen' : hoursInWords(draft.durationMinutes)],
            ['Starts', draft.startTimes.join(', ') || 'No start time yet'],
            [
              'Stops',
              draft.stops.map(({ name, stayMinutes }) => `${name} (${hoursInWords(stayMinutes ?? 0)})`).join(', ') ||
                'None yet',
            ],
            ['Runs', seasonInWords(draft.season)],
            ['At its best', monthsInWords(draft.bestMonths)],
            [
              'Prices',
              onSale
                .map(
                  ({ vehicleClass, priceYen }) =>
                    `${classNameIn(tour.classes, vehicleClass)} ${priceYen === null ? '' : formatYen(priceYen)}`,
                )
                .join(', ') || 'Nothing on sale',
            ],
            ['Guide', draft.guideIncluded ? 'Included' : 'Only when wished'],
            ['Cancellation', tiersInWords(draft.cancellationTiers)],
          ]}
        />
      </Panel>
    </>
  )
}

/** Where it is found; a link while it is. */
function Address({ tour }: { tour: EditedTour }) {
  const address = `/tour/detail/${tour.slug ?? tour.draft.slug}`
  if (tour.state !== 'published') return <bdi dir="ltr">{address}</bdi>
  return (
    <TextLink to={address}>
      <bdi dir="ltr">{address}</bdi>
    </TextLink>
  )
}
