import { useSyncExternalStore } from 'react'
import { LocaleProvider } from '#web/ui/locale-provider.tsx'
import { Brand } from '#web/ui/seal.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import { ToastRegion } from '#web/ui/toast.tsx'
import { Actions } from './actions.tsx'
import { Choices } from './choices.tsx'
import { Conditions } from './conditions.tsx'
import { Fields } from './fields.tsx'
import { Foundations } from './foundations.tsx'
import { Overlays } from './overlays.tsx'
import { TicketsAndPrints } from './tickets-and-prints.tsx'

export function meta() {
  return [{ title: 'Style guide' }]
}

/** Every primitive in every state, for development. */
export default function StyleGuide() {
  const theme = useRootAttribute('data-theme', 'light')
  const direction = useRootAttribute('dir', 'ltr')
  return (
    <LocaleProvider direction={direction === 'rtl' ? 'rtl' : 'ltr'}>
      <header className="border-b border-line">
        <div className="wrap flex min-h-[76px] flex-wrap items-center justify-between gap-x-10">
          <Brand />
          <p className="flex gap-6 text-[15px]">
            <TextButton onClick={() => setRoot('data-theme', theme === 'dark' ? 'light' : 'dark')}>
              {theme === 'dark' ? 'Light' : 'Dark'}
            </TextButton>
            <TextButton onClick={() => setRoot('dir', direction === 'rtl' ? 'ltr' : 'rtl')}>
              {direction === 'rtl' ? 'Left to right' : 'Right to left'}
            </TextButton>
          </p>
        </div>
      </header>
      <main className="wrap pt-12 pb-[72px]">
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
      </main>
      <ToastRegion />
    </LocaleProvider>
  )
}

function setRoot(name: string, value: string) {
  document.documentElement.setAttribute(name, value)
}

function useRootAttribute(name: string, fallback: string) {
  return useSyncExternalStore(
    (onChange) => {
      const observer = new MutationObserver(onChange)
      observer.observe(document.documentElement, { attributes: true, attributeFilter: [name] })
      return () => observer.disconnect()
    },
    () => document.documentElement.getAttribute(name) ?? fallback,
    () => fallback,
  )
}
