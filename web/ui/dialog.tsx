import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Dialog as AriaDialog, DialogTrigger, Heading } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { cx } from './cx.ts'
import { OpenIconButton } from './open-button.tsx'

type Content = ReactNode | ((close: () => void) => ReactNode)

export type DialogProps = {
  title: string
  children: Content
  /** The actions at the end; the main one last. */
  footer?: Content
  /** The button that opens it. Without one, steer with `isOpen` and `onOpenChange`. */
  trigger?: ReactNode
  isOpen?: boolean
  defaultOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  /** A question that must be answered: no closing by a press outside, and announced as an alert. */
  isUrgent?: boolean
  /** For what is compared side by side. */
  isWide?: boolean
}

export const SCRIM = 'fixed inset-0 z-40 bg-scrim transition-opacity data-entering:opacity-0 data-exiting:opacity-0'
export const fill = (content: Content, close: () => void) => (typeof content === 'function' ? content(close) : content)

type OpenState = Pick<DialogProps, 'isOpen' | 'defaultOpen' | 'onOpenChange'>

/** An overlay with the button that opens it; without one, its state is steered from outside. */
export function opened(overlay: ReactNode, trigger: ReactNode, state: OpenState) {
  if (!trigger) return overlay
  return (
    <DialogTrigger {...state}>
      {trigger}
      {overlay}
    </DialogTrigger>
  )
}

/** A question over the page. Its title says what will happen: "Cancel Tuesday 24 November?" */
export function Dialog({ title, children, footer, trigger, isUrgent, isWide, ...state }: DialogProps) {
  const overlay = (
    <ModalOverlay
      {...(trigger ? {} : state)}
      isDismissable={!isUrgent}
      className={cx(SCRIM, 'grid place-items-center overflow-y-auto p-5')}
    >
      <Modal
        className={cx(
          'w-full rounded-field border border-ink bg-surface text-ink shadow-lift transition-[opacity,translate] data-entering:translate-y-2 data-entering:opacity-0 data-exiting:opacity-0',
          isWide ? 'max-w-[860px]' : 'max-w-[560px]',
        )}
      >
        <AriaDialog
          role={isUrgent ? 'alertdialog' : 'dialog'}
          className="relative grid gap-4 px-5 py-6 outline-none md:px-[2.125rem] md:py-[1.875rem]"
        >
          {({ close }) => (
            <>
              <Heading slot="title" className="pe-12 font-serif text-d3">
                <bdi>{title}</bdi>
              </Heading>
              {!isUrgent && <OpenIconButton slot="close" label="Close" icon={X} className="absolute end-3 top-3" />}
              <div className="grid gap-4 text-ink-2">{fill(children, close)}</div>
              {footer && (
                <div className="mt-2 flex flex-wrap justify-end gap-3 max-sm:*:w-full">{fill(footer, close)}</div>
              )}
            </>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
  return opened(overlay, trigger, state)
}
