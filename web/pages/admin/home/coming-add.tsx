import { comingTrail } from '#web/catalogue/office/home/home-head.tsx'
import { ComingAdd } from '#web/house/office/coming/coming-add.tsx'

export default function AddComingPage() {
  return <ComingAdd trail={comingTrail} />
}
