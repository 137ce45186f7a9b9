import { formatYen } from '#contract/money.ts'
import type { EditedTour } from '#contract/tour-editing.ts'
import { counted } from '#core/words.ts'
import { Facts, Panel } from '#web/ui/office/panel.tsx'

/** How the tour sells; nothing to show before it was ever public. */
export function SalesPanel({ tour }: { tour: EditedTour }) {
  if (tour.state === 'draft') return null
  const { bookings, revenueYen } = tour.sales
  return (
    <Panel title="How it sells">
      <Facts
        of={[
          [
            'Last 90 days',
            bookings === 0 ? 'No bookings' : `${counted(bookings, 'booking')}, ${formatYen(revenueYen)}`,
          ],
          ['Home page', tour.featured ? 'Featured' : 'Not featured'],
        ]}
      />
    </Panel>
  )
}
