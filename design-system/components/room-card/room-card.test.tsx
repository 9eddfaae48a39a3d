import { render, screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { RoomCard, type RoomCardProps, RoomOffer, RoomOffers } from './index.ts';

const urls = { thumb: '/t', small: '/s', medium: '/m', large: '/l' };
const suite: RoomCardProps = {
  name: 'Lake suite',
  image: { alt: 'Three arches open to the lake', width: 1440, height: 960, urls },
};
const card = () => screen.getByRole('article', { name: 'Lake suite' });

it('is an article with the name of the room in the outline of the page', () => {
  render(<RoomCard {...suite} headingLevel={2} />);
  expect(within(card()).getByRole('heading', { level: 2, name: 'Lake suite' })).toBeInTheDocument();
  expect(within(card()).getByRole('img', { name: 'Three arches open to the lake' })).toBeInTheDocument();
});

it('says everything about the room, and nothing that is not given', () => {
  const { rerender } = render(
    <RoomCard
      {...suite}
      summary="A king bed."
      facts={[
        { id: 'bed', icon: 'bed', label: '1 king bed' },
        { id: 'size', icon: 'size', label: '46 m²' },
      ]}
      status={<span>Only 2 rooms left</span>}
      price={<span>₹18,400</span>}
      action={<a href="/book">See dates</a>}
    />,
  );
  expect(
    within(card())
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['1 king bed', '46 m²']);
  expect(card()).toHaveTextContent('Lake suiteOnly 2 rooms leftA king bed.1 king bed46 m²₹18,400See dates');
  rerender(<RoomCard {...suite} summary="" facts={[]} />);
  expect(card()).toHaveTextContent(/^Lake suite$/);
  expect(within(card()).queryByRole('list')).toBeNull();
});

it('has several photos in place of its picture', () => {
  render(<RoomCard name="Lake suite" photos={<img alt="The bath" src="/bath.jpg" />} />);
  expect(
    within(card())
      .getAllByRole('img')
      .map((image) => image.getAttribute('alt')),
  ).toEqual(['The bath']);
});

describe('what a room is offered for', () => {
  it('is a named list, one item per price, each with its words and its action', () => {
    render(
      <RoomCard {...suite}>
        <RoomOffers label="Prices of the Lake suite">
          <RoomOffer
            name="Flexible"
            detail="Breakfast included"
            notes={[{ id: 'free', icon: 'success', tone: 'success', label: 'Free cancellation' }]}
            price={<span>₹55,200</span>}
            action={<button type="button">Choose Flexible</button>}
          />
          <RoomOffer
            name="Saver"
            price={<span>₹47,964</span>}
            action={<button type="button">Choose Saver</button>}
          />
        </RoomOffers>
      </RoomCard>,
    );
    const offers = screen.getByRole('list', { name: 'Prices of the Lake suite' });
    const [flexible, saver] = [...offers.children].map((item) => item.textContent);
    expect(flexible).toBe('FlexibleBreakfast includedFree cancellation₹55,200Choose Flexible');
    expect(saver).toBe('Saver₹47,964Choose Saver');
    expect(within(offers).getByRole('button', { name: 'Choose Saver' })).toBeInTheDocument();
  });
});

it('passes on what it does not know, and its elements', () => {
  const article = createRef<HTMLElement>();
  const list = createRef<HTMLUListElement>();
  const item = createRef<HTMLLIElement>();
  render(
    <RoomCard {...suite} ref={article} id="suite" layout="row">
      <RoomOffers ref={list} id="offers" label="Prices">
        <RoomOffer ref={item} id="saver" name="Saver" price="₹1" action="Choose" />
      </RoomOffers>
    </RoomCard>,
  );
  expect([article, list, item].map((ref) => ref.current?.id)).toEqual(['suite', 'offers', 'saver']);
});
