#[link(name = "ctqueens")]
extern "C" {
    fn ctqueens_solution(n: i32, index: i32, columns: *mut u8, capacity: usize) -> i32;
}

fn main() {
    let mut queens = [0u8; 8];
    let written = unsafe { ctqueens_solution(8, 0, queens.as_mut_ptr(), queens.len()) };
    assert_eq!(written, 8);
    let digits: String = queens.iter().map(|column| (b'1' + column) as char).collect();
    println!("{digits}");
}
