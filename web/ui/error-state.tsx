import { buttonLook } from './button-look.ts'
import { cx } from './cx.ts'
import { TextLink } from './text-link.tsx'

type ErrorStateProps = {
  /** What failed: "The tours did not load". */
  title: string
  /** What is kept, and what to do. */
  children: string
  onRetry?: () => void
  isRetrying?: boolean
  /** The desk's telephone, as people write it. */
  phone?: string
}

/** A part of a page that failed. It stands in the place of that part and never takes the page with it. */
export function ErrorState({ title, children, onRetry, isRetrying, phone }: ErrorStateProps) {
  return (
    <div
      role="alert"
      className="grid h-full min-h-56 place-content-center justify-items-center gap-1 border border-line p-6 text-center"
    >
      <p className="font-semibold">
        <bdi>{title}</bdi>
      </p>
      <p className="max-w-[44ch] text-sm text-ink-2">
        <bdi>{children}</bdi>
        {phone && (
          <>
            {' '}
            <TextLink href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
              <bdi className="whitespace-nowrap">{phone}</bdi>
            </TextLink>
          </>
        )}
      </p>
      {onRetry && (
        // The browser's own button: pages that may fail should not carry more code for that.
        <button
          type="button"
          onClick={isRetrying ? undefined : onRetry}
          aria-disabled={isRetrying || undefined}
          className={cx(buttonLook({ size: 'small', className: 'mt-2' }), isRetrying && '!cursor-progress opacity-85')}
        >
          {isRetrying ? 'Trying again…' : 'Try again'}
        </button>
      )}
    </div>
  )
}
