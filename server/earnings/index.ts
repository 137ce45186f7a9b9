export { earnedByCar } from './earned-by-car.store.ts'
export { type MoneyOfDay, moneyByDay } from './earnings-sums.store.ts'
