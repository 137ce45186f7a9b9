import { Lock, Phone } from 'lucide-react'
import { Outlet } from 'react-router'
import { useDeskContact } from '#web/ui/desk-contact.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Brand } from '#web/ui/seal.tsx'
import { SmallPrint } from './site-footer.tsx'
import { SkipLink } from './skip-link.tsx'

/** The frame of a booking: who answers the telephone, and nothing that leads away. */
export default function CheckoutShell() {
  const desk = useDeskContact()
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="border-b border-line bg-paper print:hidden">
        <div className="wrap flex min-h-15 flex-wrap items-center justify-between gap-x-4 md:min-h-19">
          <Brand />
          <div className="flex min-w-0 items-center gap-6 text-sm font-medium">
            <span className="flex items-center gap-2 max-md:hidden">
              <Icon of={Lock} dense />
              Secure booking
            </span>
            <a href={desk.phoneHref} className="flex min-h-11 min-w-0 items-center gap-2 hover:underline">
              <Icon of={Phone} dense />
              <bdi className="min-w-0 wrap-anywhere tabular-nums">{desk.phone}</bdi>
            </a>
          </div>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
      <footer className="mt-18 border-t border-line py-6 print:hidden">
        <SmallPrint className="wrap text-ink-2" />
      </footer>
    </div>
  )
}
