import { testRaces } from './races.ts'

testRaces({
  lastCar: { attempts: 2000, clients: 64 },
  control: { attempts: 2000, clients: 64 },
  posts: 50,
  wholeDay: { tours: 600, journeys: 200, orders: 200, clients: 64 },
  threeAtOnce: { rounds: 40, bookings: 10 },
})
