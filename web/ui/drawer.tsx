import { X } from 'lucide-react'
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { cx } from './cx.ts'
import { type DialogProps, fill, opened, SCRIM } from './dialog.tsx'
import { OpenIconButton } from './open-button.tsx'

type DrawerProps = Omit<DialogProps, 'isUrgent'> & {
  /** On phones: from the side like on the desktop, or as a sheet from below. */
  onPhone?: 'side' | 'sheet'
}

const PANEL =
  'fixed flex flex-col bg-surface text-ink shadow-lift transition-[opacity,translate] data-entering:opacity-0 data-exiting:opacity-0'
const SIDE =
  'inset-y-0 end-0 w-[min(460px,100vw-40px)] border-s border-ink data-entering:translate-x-2 rtl:data-entering:-translate-x-2'
const SHEET =
  'max-md:inset-x-0 max-md:bottom-0 max-md:max-h-[calc(100dvh-56px)] max-md:rounded-t-[12px] max-md:border-t max-md:border-ink max-md:data-entering:translate-y-2 md:inset-y-0 md:end-0 md:w-[460px] md:border-s md:border-ink md:data-entering:translate-x-2 md:rtl:data-entering:-translate-x-2'

/** A longer task beside the page: filters, the price box on a phone, a booking in the office. */
export function Drawer({ title, children, footer, trigger, onPhone = 'side', ...state }: DrawerProps) {
  const overlay = (
    <ModalOverlay {...(trigger ? {} : state)} isDismissable className={SCRIM}>
      <Modal data-drawer className={cx(PANEL, onPhone === 'sheet' ? SHEET : SIDE)}>
        <AriaDialog className="flex min-h-0 flex-1 flex-col outline-none">
          {({ close }) => (
            <>
              {onPhone === 'sheet' && (
                <span aria-hidden className="mx-auto mt-2.5 h-1 w-10 rounded-tag bg-edge md:hidden" />
              )}
              <div className="flex items-center justify-between gap-4 border-b border-line py-2 ps-5 pe-3">
                <Heading slot="title" className="text-[1.0625rem] font-semibold">
                  <bdi>{title}</bdi>
                </Heading>
                <OpenIconButton slot="close" label="Close" icon={X} />
              </div>
              <div className="grid min-h-0 flex-1 content-start gap-6 overflow-y-auto overscroll-contain p-5">
                {fill(children, close)}
              </div>
              {footer && <div className="grid gap-2 border-t border-ink px-5 pt-3 pb-4">{fill(footer, close)}</div>}
            </>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
  return opened(overlay, trigger, state)
}
