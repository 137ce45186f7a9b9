import { Alert } from '#web/ui/alert.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** Above the figures of a house that was open before: its bookings go on, and nobody should forget the doors. */
export const ClosedNote = () => (
  <Alert
    tone="waiting"
    title="The house is closed."
    action={<TextLink to="/admin/settings?part=opening">Settings, Opening</TextLink>}
    className="mb-4"
  >
    Nothing new can be booked. What is booked goes on as planned.
  </Alert>
)
