import { usePreferences } from '#web/platform/preferences.ts'
import { LocaleProvider } from '#web/ui/locale-provider.tsx'
import { ToastRegion } from '#web/ui/toast.tsx'
import { Actions } from './actions.tsx'
import { Choices } from './choices.tsx'
import { Conditions } from './conditions.tsx'
import { Fields } from './fields.tsx'
import { Foundations } from './foundations.tsx'
import { Overlays } from './overlays.tsx'
import { TicketsAndPrints } from './tickets-and-prints.tsx'
import '#web/ui/styles/office.css'

export function meta() {
  return [{ title: 'Style guide' }]
}

/** Every primitive in every state, for development. Theme and direction are changed in the header. */
export default function StyleGuide() {
  const { direction } = usePreferences()
  return (
    <LocaleProvider direction={direction}>
      <div className="wrap pt-12 pb-[4.5rem]">
        <h1 className="mb-12 font-serif text-d2">Style guide</h1>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-14 md:grid-cols-2">
          <Foundations />
          <Actions />
          <Fields />
          <Choices />
          <Overlays />
          <Conditions />
          <TicketsAndPrints />
        </div>
      </div>
      <ToastRegion />
    </LocaleProvider>
  )
}
