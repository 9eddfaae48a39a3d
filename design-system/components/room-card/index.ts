export {
  RoomCard,
  type RoomCardProps,
  type RoomFact,
  RoomOffer,
  type RoomOfferNote,
  type RoomOfferProps,
  RoomOffers,
  type RoomOffersProps,
} from './room-card.tsx';
