import type { ComponentProps } from 'react'
import { usePreferences } from '#web/platform/preferences.ts'
import { PickerPopover as Frame } from '#web/ui/search-ticket/picker-popover.tsx'

/** The frame that a field opens beside itself, in the direction that the visitor reads. */
export function PickerPopover(props: Omit<ComponentProps<typeof Frame>, 'direction'>) {
  return <Frame {...props} direction={usePreferences().direction} />
}
