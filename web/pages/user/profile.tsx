import { useState } from 'react'
import type { Profile } from '#contract/profile.ts'
import { ChangeEmailDialog } from '#web/accounts/member/profile/change-email-dialog.tsx'
import { LeaveUs } from '#web/accounts/member/profile/leave-us.tsx'
import { PictureField } from '#web/accounts/member/profile/picture-field.tsx'
import { ProfileForm } from '#web/accounts/member/profile/profile-form.tsx'
import { useOwnProfile } from '#web/accounts/site/own-profile.ts'
import { AreaHead } from '#web/ui/area-head.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

export default function ProfilePage() {
  const { profile, hasFailed, isAsking, ask } = useOwnProfile()
  return (
    <div className="max-w-[760px]">
      <AreaHead
        title="Profile"
        lead="What the crew needs to meet you, and nothing more. You can leave most of it empty."
      />
      {profile ? (
        <Opened key={profile.id} profile={profile} />
      ) : hasFailed ? (
        <ErrorState title="Your profile did not load" onRetry={ask} isRetrying={isAsking}>
          It is safe with us; only the connection is missing.
        </ErrorState>
      ) : (
        <ProfileLoading />
      )}
    </div>
  )
}

function Opened({ profile }: { profile: Profile }) {
  const [isChangingEmail, setChangingEmail] = useState(false)
  return (
    <>
      <PictureField profile={profile} />
      <ProfileForm profile={profile} onChangeEmail={() => setChangingEmail(true)} />
      <ChangeEmailDialog profile={profile} isOpen={isChangingEmail} onClose={() => setChangingEmail(false)} />
      <LeaveUs />
    </>
  )
}

function ProfileLoading() {
  return (
    <Loading label="Your profile is loading" className="grid gap-5 sm:grid-cols-2">
      <Skeleton className="h-[6.625rem] sm:col-span-2" />
      {['name', 'board', 'mail', 'mobile', 'country', 'birth'].map((field) => (
        <Skeleton key={field} className="h-[4.75rem]" />
      ))}
      <Skeleton className="h-[4.75rem] sm:col-span-2" />
      <Skeleton className="h-[8.125rem] sm:col-span-2" />
    </Loading>
  )
}
