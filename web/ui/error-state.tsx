import { Button } from './button.tsx'
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
      <h3 className="font-semibold">
        <bdi>{title}</bdi>
      </h3>
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
        <Button size="small" onPress={onRetry} isPending={isRetrying} pendingLabel="Trying again…" className="mt-2">
          Try again
        </Button>
      )}
    </div>
  )
}
