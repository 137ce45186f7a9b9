import type { IconDrawing } from '#web/ui/icon.tsx'

/** Something that can be done with a booking, on a page of its own. */
export interface ActionRow {
  icon: IconDrawing
  title: string
  text: string
  action: string
  to: string
}
