import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { Skeleton, SkeletonGroup } from './index.ts';

describe('Skeleton', () => {
  it('is seen and not heard', () => {
    render(<Skeleton data-testid="skeleton" />);
    expect(screen.getByTestId('skeleton')).toHaveAttribute('aria-hidden', 'true');
  });

  it('has as many lines as the text that will come, the last one shorter', () => {
    render(<Skeleton lines={3} data-testid="skeleton" />);
    const lines = [...screen.getByTestId('skeleton').children].map(({ className }) => className);
    expect(lines).toHaveLength(3);
    expect(lines[1]).toBe(lines[0]);
    expect(lines[2]).not.toBe(lines[0]);
  });

  it('is one block where it keeps the place of a picture, whatever the lines', () => {
    render(<Skeleton shape="picture" lines={3} data-testid="skeleton" />);
    expect(screen.getByTestId('skeleton').children).toHaveLength(1);
  });

  it('draws each shape in another way', () => {
    render(
      <>
        <Skeleton data-testid="skeleton" />
        <Skeleton data-testid="skeleton" shape="heading" />
        <Skeleton data-testid="skeleton" shape="picture" />
        <Skeleton data-testid="skeleton" shape="block" />
      </>,
    );
    const drawn = screen.getAllByTestId('skeleton').map(({ className }) => className);
    expect(new Set(drawn).size).toBe(4);
  });

  it('passes on a ref and what it does not know', () => {
    const ref = createRef<HTMLDivElement>();
    render(<Skeleton ref={ref} id="skeleton" />);
    expect(ref.current).toHaveAttribute('id', 'skeleton');
  });
});

describe('SkeletonGroup', () => {
  it('says once what is being waited for', () => {
    render(
      <SkeletonGroup label="Loading rooms">
        <Skeleton shape="heading" />
        <Skeleton lines={3} />
      </SkeletonGroup>,
    );
    expect(screen.getByRole('status')).toHaveTextContent(/^Loading rooms$/);
  });

  it('passes on a ref and what it does not know', () => {
    const ref = createRef<HTMLDivElement>();
    render(<SkeletonGroup ref={ref} label="Loading" id="group" />);
    expect(ref.current).toHaveAttribute('id', 'group');
  });
});
