import { formatYen } from '#contract/money.ts'
import type { EditedTour } from '#contract/tour-editing.ts'
import { counted } from '#core/words.ts'
import { Facts, Panel } from '#web/ui/office/panel.tsx'

/** What was earned only for who may read it. */
export const salesInWords = ({ bookings, revenueYen }: Pick<EditedTour['sales'], 'bookings' | 'revenueYen'>): string =>
  bookings === 0
    ? 'No bookings'
    : [counted(bookings, 'booking'), ...(revenueYen === null ? [] : [formatYen(revenueYen)])].join(', ')

/** How the tour sells; nothing to show before it was ever public. */
export function SalesPanel({ tour }: { tour: EditedTour }) {
  if (tour.state === 'draft') return null
  const { bookings, revenueYen } = tour.sales
  return (
    <Panel title="How it sells">
      <Facts
        of={[
          ['Last 90 days', salesInWords({ bookings, revenueYen })],
          ['Home page', tour.featured ? 'Featured' : 'Not featured'],
        ]}
      />
    </Panel>
  )
}
