import { TextLink } from '#web/ui/text-link.tsx'
import { CopyOfData } from './copy-of-data.tsx'

export function LeaveUs() {
  return (
    <section aria-labelledby="leave-us" className="mt-14">
      <h2 id="leave-us" className="mb-3 font-serif text-d4">
        Leave us
      </h2>
      <div className="border-y border-line py-4">
        <p className="max-w-[52ch] text-ink-2">
          Take a copy of everything we hold, or delete your profile. We tell you first what the law makes us keep.
        </p>
        <div className="mt-4 flex flex-wrap items-start gap-x-5 gap-y-2">
          <CopyOfData label="Copy of my data" />
          <TextLink to="/user/delete-profile" className="inline-flex min-h-12 items-center !text-beni">
            Delete profile
          </TextLink>
        </div>
      </div>
    </section>
  )
}
